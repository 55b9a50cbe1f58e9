import SwiftUI

protocol Haptics {
  func tap()
}

extension Haptics {
  func tap() {}
}

/// What all models are, in parentheses, and without them in the other one.
typealias ScreenModelDefinition = (ObservableObject & Identifiable & Haptics)
typealias RowModelDefinition = Identifiable & ObservableObject

protocol ScreenModel: ScreenModelDefinition {
  var title: String { get }
}

protocol RowModel: RowModelDefinition {
  var isOn: Bool { get set }
}

final class SignIn: ScreenModel {
  let id = "sign in"
  @Published var title = "Sign in"
}

final class SwitchRow: RowModel {
  let id = 1
  @Published var isOn = false
}

struct Screen<Model: ScreenModel>: View {
  @ObservedObject var model: Model

  var body: some View {
    Button(model.title) { model.tap() }
  }
}

struct Row<Model: RowModel>: View {
  @ObservedObject var model: Model

  var body: some View { Toggle("", isOn: $model.isOn) }
}

struct SignInPage: View {
  @StateObject private var model = SignIn()
  @StateObject private var row = SwitchRow()

  var body: some View {
    Screen(model: model)
    Row(model: row)
  }
}
