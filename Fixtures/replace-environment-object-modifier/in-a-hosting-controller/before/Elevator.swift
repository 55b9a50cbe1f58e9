import Combine

final class Elevator: ObservableObject {
    @Published var floor = 0
}
