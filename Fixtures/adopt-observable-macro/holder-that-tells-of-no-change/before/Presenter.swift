import SwiftUI

final class Switch {
  var isOn = false
  func toggle() { isOn.toggle() }
}

/// Publishes nothing, so that no view was ever updated by it.
final class Presenter: ObservableObject {
  let control: Switch

  init(control: Switch) { self.control = control }
}

final class Panel: ObservableObject {
  @Published var title = ""
  let control: Switch

  init(control: Switch) { self.control = control }
}

struct PresenterView: View {
  @ObservedObject var presenter: Presenter

  var body: some View {
    Text(presenter.control.isOn ? "on" : "off")
    Button("Toggle") { presenter.control.toggle() }
  }
}

struct PanelView: View {
  @ObservedObject var panel: Panel

  var body: some View {
    Text(panel.title)
    Text(panel.control.isOn ? "on" : "off")
    Button("Toggle") { panel.control.toggle() }
  }
}
