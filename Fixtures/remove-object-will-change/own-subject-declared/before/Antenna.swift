import Combine

final class Antenna: ObservableObject {
    let objectWillChange = PassthroughSubject<Void, Never>()

    private(set) var channel = 1

    func next() {
        channel += 1
        objectWillChange.send()
    }
}
