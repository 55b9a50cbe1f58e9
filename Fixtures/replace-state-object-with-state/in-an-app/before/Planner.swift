import Combine

final class Planner: ObservableObject {
    @Published var tasks: [String] = []
}
