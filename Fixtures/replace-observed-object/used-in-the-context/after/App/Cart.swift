import Combine
import Observation

final class Cart: ObservableObject {
  @Published var items: [String] = []
}

@Observable
final class Wishes {
  var items: [String] = []
}
