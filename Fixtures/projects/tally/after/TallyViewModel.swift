import Observation

@Observable
class TallyViewModel {
    private(set) var count = 0

    func increase() {
        count += 1
    }

    func reset() {
        count = 0
    }
}
