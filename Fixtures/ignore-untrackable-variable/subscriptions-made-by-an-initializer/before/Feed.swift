import Combine
import SwiftUI

final class Feed: ObservableObject {
  @Published var count = 0
  var cancellables = Set<AnyCancellable>()
  private var work: Task<Void, Never>?
  private var attempts = 0
  private var limit = 3
  private let changes = PassthroughSubject<Int, Never>()

  init() {
    changes.sink { [weak self] in self?.count = $0 }.store(in: &cancellables)
    work?.cancel()
    attempts += 1
    limit = 4
  }

  func retry() { if attempts < limit { attempts += 1 } }
}

struct FeedView: View {
  @ObservedObject var feed: Feed

  var body: some View {
    Text("\(feed.count)")
  }
}
