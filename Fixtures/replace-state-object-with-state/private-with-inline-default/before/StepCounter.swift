import Combine

final class StepCounter: ObservableObject {
    @Published var steps = 0
}
