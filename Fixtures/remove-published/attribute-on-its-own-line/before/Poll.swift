import Combine

final class Poll: ObservableObject {
    @Published
    var question = "Tea or coffee?"

    /// One number for each answer.
    @Published
    private(set) var votes = [0, 0]
}
