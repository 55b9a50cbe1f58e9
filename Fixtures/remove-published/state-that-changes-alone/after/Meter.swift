import SwiftUI

final class Meter {
  var value = 0
}

// Nothing is announced with the value; the view showed it with the next change of the title.
@Observable
final class Dashboard {
  let meter = Meter()
  var title = "dashboard"
}

struct DashboardView: View {
  var dashboard: Dashboard

  var body: some View {
    let _ = dashboard.title
    VStack {
      Text("\(dashboard.meter.value)")
      Button("Measure") { dashboard.meter.value += 1 }
      Button("Rename") { dashboard.title += "!" }
      TitleView(dashboard: dashboard)
    }
  }
}

struct TitleView: View {
  var dashboard: Dashboard

  var body: some View { Text(dashboard.title) }
}

// All that is announced is read beside it.
@Observable
final class Panel {
  let meter = Meter()
  var title = "panel"
}

struct PanelView: View {
  var panel: Panel

  var body: some View {
    Text("\(panel.title) \(panel.meter.value)")
    Button("Measure") { panel.meter.value += 1 }
    Button("Rename") { panel.title += "!" }
  }
}
