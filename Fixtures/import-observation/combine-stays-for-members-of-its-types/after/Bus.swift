import Combine

final class Bus {
    var token: AnyCancellable?
    let level = CurrentValueSubject<Int, Never>(0)
}
