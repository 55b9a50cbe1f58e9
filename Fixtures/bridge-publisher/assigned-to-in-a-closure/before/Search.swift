import Combine
import Foundation

final class Search: ObservableObject {
  @Published var query = ""
  private var cancellables: Set<AnyCancellable> = []

  func start(_ source: AnyPublisher<String, Never>) {
    DispatchQueue.main.async {
      source.assign(to: &self.$query)
    }
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      source.filter { !$0.isEmpty }
        .assign(to: &$query)
    }
  }
}
