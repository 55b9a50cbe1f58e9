import SwiftUI

@Observable
@MainActor
class AppState {
  var count = 0
  private let archive: Archive

  init() { self.archive = Archive() }

  func load() { count = self.archive.load().count }
}

struct AppView: View {
  var state: AppState

  var body: some View { Text("\(state.count)") }
}
