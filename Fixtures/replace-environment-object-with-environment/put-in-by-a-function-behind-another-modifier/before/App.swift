import SwiftUI

final class Library: ObservableObject {
  @Published var count = 0
}

final class Services {
  let library = Library()
}

extension View {
  func services(_ services: Services, lines: Int) -> some View {
    environment(\.lineLimit, lines).environmentObject(services.library)
  }
}

@main
struct LibraryApp: App {
  private let services = Services()

  var body: some Scene {
    WindowGroup { AddButton().services(services, lines: 1) }
  }
}

struct AddButton: View {
  @EnvironmentObject private var library: Library

  var body: some View { Button("Add") { library.count += 1 } }
}
