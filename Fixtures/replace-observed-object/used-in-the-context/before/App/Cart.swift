import Combine

final class Cart: ObservableObject {
  @Published var items: [String] = []
}

final class Wishes: ObservableObject {
  @Published var items: [String] = []
}
