import Combine
import Observation

@Observable
public final class Station {
    var channel = 1 {
        willSet { channelSubject.send(newValue) }
    }
    @ObservationIgnored private(set) lazy var channelSubject = CurrentValueSubject<Int, Never>(_channel)
    var volume = 1 {
        willSet { volumeSubject.send(newValue) }
    }
    @ObservationIgnored private(set) lazy var volumeSubject = CurrentValueSubject<Int, Never>(_volume)
    var name = "" {
        willSet { nameSubject.send(newValue) }
    }
    @ObservationIgnored private(set) lazy var nameSubject = CurrentValueSubject<String, Never>(_name)

    @ObservationIgnored public final private(set) lazy var channels: AnyPublisher<Int, Never> = channelSubject.eraseToAnyPublisher()
    @ObservationIgnored private lazy var volumes: AnyPublisher<Int, Never> = volumeSubject.eraseToAnyPublisher()
    var names: AnyPublisher<String, Never> {
        print("names")
        return nameSubject.eraseToAnyPublisher()
    }

    init() {}
}
