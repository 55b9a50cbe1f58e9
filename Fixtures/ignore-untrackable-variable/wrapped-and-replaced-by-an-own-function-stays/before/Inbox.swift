import Dependencies
import SwiftUI

struct Mailer {
  var subjects: () -> [String] = { [] }
}

extension DependencyValues {
  var mailer: Mailer {
    get { self[Mailer.self] }
    set { self[Mailer.self] = newValue }
  }
}

final class Inbox: ObservableObject {
  @Provided(\.mailer) var mailer
  @Published var subjects: [String] = []

  func load() {
    subjects = mailer.subjects()
  }
}

struct InboxView: View {
  @ObservedObject var inbox: Inbox

  var body: some View {
    Text(inbox.subjects.first ?? "none")
    Text(inbox.mailer.subjects().first ?? "none")
  }
}

struct InboxPreviews: PreviewProvider {
  static var previews: some View {
    adjusted {
      $0.mailer.subjects = { ["hello"] }
    } made: {
      InboxView(inbox: Inbox())
    }
    adjusted {
      $0.mailer = Mailer()
    } made: {
      InboxView(inbox: Inbox())
    }
  }
}

func adjusted<Content: View>(
  _ change: (Inbox) -> Void, made content: () -> Content
) -> Content {
  content()
}
