import SwiftUI

/// No view observes it, and each page that is made reads the token.
final class Session: ObservableObject {
  static let shared = Session()
  @Published var token = 0
}

final class ByInitializer: ObservableObject {
  @Published var draft = ""
  let token: Int
  init(session: Session) { token = session.token }
}

struct InitializerPage: View {
  @ObservedObject var model: ByInitializer
  init(session: Session) { model = ByInitializer(session: session) }
  var body: some View { TextField("\(model.token)", text: $model.draft) }
}

struct InitializerRoot: View {
  let session: Session
  var body: some View {
    VStack {
      InitializerPage(session: session)
      Button("Renew") { session.token += 1 }
    }
  }
}

final class ByFactory: ObservableObject {
  @Published var draft = ""
  let token: Int
  init(session: Session) { token = Self.token(of: session) }
  private static func token(of session: Session) -> Int { session.token }
}

struct FactoryPage: View {
  @ObservedObject var model: ByFactory
  var body: some View { TextField("\(model.token)", text: $model.draft) }
}

final class Factory {
  func makePage() -> FactoryPage { FactoryPage(model: makeModel()) }

  private func makeModel() -> ByFactory {
    let model = ByFactory(session: .shared)
    return model
  }
}

struct FactoryRoot: View {
  let factory: Factory
  var body: some View { factory.makePage() }
}

final class RowModel: ObservableObject {
  @Published var draft = ""
  let title: String
  init(_ name: String) { title = "\(name) \(Session.shared.token)" }
}

struct Row: View {
  @ObservedObject var model: RowModel
  var body: some View { TextField(model.title, text: $model.draft) }
}

struct RowsRoot: View {
  let names: [String]
  var rows: [RowModel] { names.map { RowModel($0) } }
  var body: some View { ForEach(rows, id: \.title) { Row(model: $0) } }
}

final class Draft: ObservableObject {
  @Published var text = ""
}

struct DraftField: View {
  @EnvironmentObject private var draft: Draft
  var body: some View { TextField("Draft", text: $draft.text) }
}

struct EnvironmentRoot: View {
  let session: Session
  private var draft: Draft { Draft() }
  var body: some View {
    VStack {
      Text("\(session.token)")
      DraftField()
    }
    .environmentObject(draft)
  }
}
