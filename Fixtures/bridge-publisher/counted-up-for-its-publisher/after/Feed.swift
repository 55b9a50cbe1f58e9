import Combine
import SwiftUI

@Observable
final class Feed {
  var items: [String] = []
  // Nothing reads it but its subscribers.
  private var page = 0 {
    willSet { pageSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var pageSubject = CurrentValueSubject<Int, Never>(_page)
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  init() {
    pageSubject
      .dropFirst()
      .sink { [weak self] in self?.items.append("Page \($0)") }
      .store(in: &cancellables)
  }

  func more() { page += 1 }
}

struct FeedView: View {
  var feed: Feed

  var body: some View {
    List(feed.items, id: \.self) { Text($0) }
    Button("More") { feed.more() }
  }
}
