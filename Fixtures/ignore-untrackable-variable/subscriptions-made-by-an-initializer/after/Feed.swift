import Combine
import SwiftUI

@Observable
final class Feed {
  var count = 0
  @ObservationIgnored var cancellables = Set<AnyCancellable>()
  private var work: Task<Void, Never>?
  @ObservationIgnored private var attempts = 0
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
  var feed: Feed

  var body: some View {
    Text("\(feed.count)")
  }
}
