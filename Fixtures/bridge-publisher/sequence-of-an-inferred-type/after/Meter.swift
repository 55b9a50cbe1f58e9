import Combine
import Observation

@Observable
final class Meter {
    var count = 0 {
        willSet { countSubject.send(newValue) }
    }
    @ObservationIgnored private(set) lazy var countSubject = CurrentValueSubject<Int, Never>(_count)
}

func follow(_ meter: Meter) async {
    for await count in meter.countSubject.values { print(count) }
}
