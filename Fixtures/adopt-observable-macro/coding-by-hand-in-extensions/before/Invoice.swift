import Combine

final class Invoice: ObservableObject {
    @Published var number = 0

    required init() {}
}
