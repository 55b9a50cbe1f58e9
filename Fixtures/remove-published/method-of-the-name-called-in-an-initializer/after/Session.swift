import SwiftUI

protocol Checking {}
extension Checking {
  func isActive(withId id: String) -> Bool { id == "me" }
}

@Observable
final class Session: Checking, ObservableObject {
  var isActive = false
  var isOpen = false
  private var observer: (any NSObjectProtocol)?

  init(center: NotificationCenter = .default) {
    observer = center.addObserver(forName: .init("changed"), object: nil, queue: .main) { [weak self] _ in
      self?.refresh()
    }
    refresh()
  }

  func refresh() {
    isActive = isActive(withId: "me")
    isOpen = isOpen(for: 1)
  }

  func isOpen(for count: Int) -> Bool { count > 0 }
}

struct HomeView: View {
  @StateObject private var session = Session()

  var body: some View { Text(session.isActive && session.isOpen ? "active" : "not") }
}
