import SwiftUI

final class Alarm: ObservableObject {
  @Published var hour = 7
  @Published var isOn = false
  @Published var label = "a"
}

struct ContentView: View {
  @StateObject private var alarm = Alarm()

  var body: some View {
    AlarmEditor().environmentObject(alarm)
    Text(alarm.isOn ? "rings at \(alarm.hour)" : "silent")
  }
}

struct AlarmEditor: View {
  @EnvironmentObject private var alarm: Alarm

  var body: some View {
    time
    if alarm.isOn { Name(text: name) }
  }

  private var name: Binding<String> { $alarm.label }

  private var time: some View {
    VStack {
      Stepper("hour", value: $alarm.hour)
      Toggle("on", isOn: $alarm.isOn)
    }
  }
}

struct Name: View {
  @Binding var text: String

  var body: some View {
    TextField("label", text: $text)
    Text("called \(text)")
  }
}
