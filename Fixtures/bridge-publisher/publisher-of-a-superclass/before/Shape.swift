import Combine

class Shape: ObservableObject {
  @Published var name = ""
  var cancellables: Set<AnyCancellable> = []
}
