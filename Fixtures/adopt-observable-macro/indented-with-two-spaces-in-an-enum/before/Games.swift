import Combine

enum Games {
  final class Score: ObservableObject {
    @Published var points = 0
  }
}
