import Combine

final class Umlauts: ObservableObject {
    @Published var text = "הצü"
}
