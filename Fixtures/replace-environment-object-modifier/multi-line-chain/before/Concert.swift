import Combine

final class Concert: ObservableObject {
    @Published var seats = 200
}

final class Stalls: ObservableObject {
    @Published var rows = 10
}
