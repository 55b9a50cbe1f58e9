import SwiftUI

final class Session: ObservableObject {
  static let shared = Session()
  @Published var token = 0
}

/// The first is kept.
final class KeptModel: ObservableObject {
  @Published var draft = ""
  let token = Session.shared.token
}

struct KeptPage: View {
  @StateObject private var model: KeptModel
  init(model: @escaping () -> KeptModel) { _model = StateObject(wrappedValue: model()) }
  var body: some View { TextField("\(model.token)", text: $model.draft) }
}

struct KeptRoot: View {
  var body: some View {
    KeptPage(model: { KeptModel() })
    SharedPage(model: Models.model(for: 1))
  }
}

/// One for each number.
final class SharedModel: ObservableObject {
  @Published var draft = ""
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
  @ObservedObject var model: SharedModel
  var body: some View { TextField("\(model.token)", text: $model.draft) }
}

struct TokenView: View {
  @ObservedObject var session = Session.shared
  var body: some View { Stepper("\(session.token)", value: $session.token) }
}
