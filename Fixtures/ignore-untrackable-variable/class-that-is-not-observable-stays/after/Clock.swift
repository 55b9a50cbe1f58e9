final class Clock {
    lazy var formatter = makeFormatter()
    var first = 1, second = 2

    private func makeFormatter() -> String { "" }
}
