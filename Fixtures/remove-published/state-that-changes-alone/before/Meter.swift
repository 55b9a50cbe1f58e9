import SwiftUI

final class Meter {
  var value = 0
}

// Nothing is announced with the value; the view showed it with the next change of the title.
final class Dashboard: ObservableObject {
  let meter = Meter()
  @Published var title = "dashboard"
}

struct DashboardView: View {
  @ObservedObject var dashboard: Dashboard

  var body: some View {
    VStack {
      Text("\(dashboard.meter.value)")
      Button("Measure") { dashboard.meter.value += 1 }
      Button("Rename") { dashboard.title += "!" }
      TitleView(dashboard: dashboard)
    }
  }
}

struct TitleView: View {
  @ObservedObject var dashboard: Dashboard

  var body: some View { Text(dashboard.title) }
}

// All that is announced is read beside it.
final class Panel: ObservableObject {
  let meter = Meter()
  @Published var title = "panel"
}

struct PanelView: View {
  @ObservedObject var panel: Panel

  var body: some View {
    Text("\(panel.title) \(panel.meter.value)")
    Button("Measure") { panel.meter.value += 1 }
    Button("Rename") { panel.title += "!" }
  }
}
