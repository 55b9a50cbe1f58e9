import Observation

@Observable
final class Antenna {
    private(set) var channel = 1

    func next() {
        channel += 1
    }
}
