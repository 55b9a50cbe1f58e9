import Combine

final class Scoreboard: ObservableObject {
    @Published var home = 0
    @Published var guests = 0
}
