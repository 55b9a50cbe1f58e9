import Combine
import Observation

final class Cup: ObservableObject {
  @Published var name = ""
}

@Observable
final class Cupboard {
  var name = ""
}
