import Combine

final class Price: ObservableObject {
    @Published var amount = 5
}
