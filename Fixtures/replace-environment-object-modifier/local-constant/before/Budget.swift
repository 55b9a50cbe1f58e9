import Combine

final class Budget: ObservableObject {
    @Published var total = 100
}
