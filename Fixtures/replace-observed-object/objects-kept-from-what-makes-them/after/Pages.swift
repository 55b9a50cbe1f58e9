import SwiftUI

@Observable
final class Session {
  static let shared = Session()
  var token = 0
}

/// The first is kept.
@Observable
final class KeptModel {
  var draft = ""
  let token = Session.shared.token
}

struct KeptPage: View {
  @State private var model: KeptModel
  init(model: @escaping () -> KeptModel) { _model = State(wrappedValue: model()) }
  var body: some View { TextField("\(model.token)", text: $model.draft) }
}

struct KeptRoot: View {
  var body: some View {
    KeptPage(model: { KeptModel() })
    SharedPage(model: Models.model(for: 1))
  }
}

/// One for each number.
@Observable
final class SharedModel {
  var draft = ""
  let token = Session.shared.token
}

enum Models {
  private static var all: [Int: SharedModel] = [:]

  static func model(for id: Int) -> SharedModel {
    if let model = all[id] { return model }
    let model = SharedModel()
    all[id] = model
    return model
  }
}

struct SharedPage: View {
  @Bindable var model: SharedModel
  var body: some View { TextField("\(model.token)", text: $model.draft) }
}

struct TokenView: View {
  @Bindable var session = Session.shared
  var body: some View { Stepper("\(session.token)", value: $session.token) }
}
