import Combine

final class Cup: ObservableObject {
  @Published var name = ""
}

final class Cupboard: ObservableObject {
  @Published var name = ""
}
