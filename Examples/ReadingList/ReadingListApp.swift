import SwiftUI

@main
struct ReadingListApp: App {
  @StateObject private var library = Library()
  @StateObject private var settings = ReadingSettings()

  var body: some Scene {
    WindowGroup {
      LibraryView()
        .environmentObject(library)
        .environmentObject(settings)
    }
  }
}
