import Combine
import Observation

final class Recorder<Input, Failure: Error> {
    private(set) var values: [Input] = []
    private var token: AnyCancellable?

    init<P: Publisher>(_ publisher: P) where P.Output == Input, P.Failure == Failure {
        token = publisher.sink(
            receiveCompletion: { _ in }, receiveValue: { [weak self] in self?.values.append($0) })
    }
}

extension Publisher {
    func recorded(_ count: Int) -> Recorder<Output, Failure> {
        Recorder(self)
    }

    var label: String { "a publisher" }
}

@Observable
final class Search {
    var query = "" {
        willSet { querySubject.send(newValue) }
    }
    @ObservationIgnored private(set) lazy var querySubject = CurrentValueSubject<String, Never>(_query)
    var title = "" {
        willSet { titleSubject.send(newValue) }
    }
    @ObservationIgnored private(set) lazy var titleSubject = CurrentValueSubject<String, Never>(_title)
}

func check(_ recorder: Recorder<String, Never>) {
    print(recorder.values)
}

func test(_ search: Search) {
    let recorder = search.querySubject.dropFirst().recorded(1)
    check(recorder)
    print(search.titleSubject.label)
}
