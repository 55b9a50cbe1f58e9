import SwiftUI

@Observable
final class Alarm {
  var hour = 7
  var isOn = false
  var label = "a"
}

struct ContentView: View {
  @State private var alarm = Alarm()

  var body: some View {
    AlarmEditor().environment(alarm)
    Text(alarm.isOn ? "rings at \(alarm.hour)" : "silent")
  }
}

struct AlarmEditor: View {
  @Environment(Alarm.self) private var alarm

  var body: some View {
    time
    if alarm.isOn { Name(text: name) }
  }

  private var name: Binding<String> { Bindable(alarm).label }

  private var time: some View {
    VStack {
      Stepper("hour", value: Bindable(alarm).hour)
      Toggle("on", isOn: Bindable(alarm).isOn)
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
