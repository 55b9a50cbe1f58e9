import SwiftUI

protocol Haptics {
  func tap()
}

extension Haptics {
  func tap() {}
}

/// What all models are, in parentheses, and without them in the other one.
typealias ScreenModelDefinition = (AnyObject & Observable & Identifiable & Haptics)
typealias RowModelDefinition = Identifiable & AnyObject & Observable

protocol ScreenModel: ScreenModelDefinition {
  var title: String { get }
}

protocol RowModel: RowModelDefinition {
  var isOn: Bool { get set }
}

@Observable
final class SignIn: ScreenModel {
  let id = "sign in"
  var title = "Sign in"
}

@Observable
final class SwitchRow: RowModel {
  let id = 1
  var isOn = false
}

struct Screen<Model: ScreenModel>: View {
  var model: Model

  var body: some View {
    Button(model.title) { model.tap() }
  }
}

struct Row<Model: RowModel>: View {
  @Bindable var model: Model

  var body: some View { Toggle("", isOn: $model.isOn) }
}

struct SignInPage: View {
  @State private var model = SignIn()
  @State private var row = SwitchRow()

  var body: some View {
    Screen(model: model)
    Row(model: row)
  }
}
