import Combine

actor Beacon: ObservableObject {
    private var signals = 0

    func blink() {
        signals += 1
    }
}
