extension AppFeature {
  /// Bindings to properties of models.
  static let bindings: [AppFeature] = [
    AppFeature("toggle") { s in
      let isOn = s.name("isOn")
      s.member("@Published var \(isOn) = false")
      s.line("Toggle(\"on\", isOn: ${m}.\(isOn))")
      s.show("{m}.\(isOn)")
    },
    AppFeature("text-field") { s in
      let title = s.name("title")
      s.member("@Published var \(title) = \"\"")
      s.line("TextField(\"title\", text: ${m}.\(title))")
      s.show("{m}.\(title).count")
    },
    AppFeature("stepper-of-a-child") { s in
      let (step, view) = (s.name("step"), s.type("StepView"))
      s.declare(
        "struct \(view): View {\n  @Binding var step: Int\n  var body: some View { Stepper(\"step\", value: $step) }\n}"
      )
      s.member("@Published var \(step) = 0")
      s.line("\(view)(step: ${m}.\(step))")
      s.show("{m}.\(step)")
    },
    AppFeature("binding-to-a-part") { s in
      let (settings, type) = (s.name("settings"), s.type("Settings"))
      s.declare("struct \(type) {\n  var isLoud = false\n  var volume = 1\n}")
      s.member("@Published var \(settings) = \(type)()")
      s.line("Toggle(\"loud\", isOn: ${m}.\(settings).isLoud)")
      s.line("Stepper(\"volume\", value: ${m}.\(settings).volume)")
      s.show("{m}.\(settings).volume")
    },
    AppFeature("binding-of-rows") { s in
      let (todos, type) = (s.name("todos"), s.type("Todo"))
      s.declare("struct \(type): Identifiable {\n  let id: Int\n  var isDone = false\n}")
      s.member("@Published var \(todos) = [\(type)(id: 1), \(type)(id: 2)]")
      s.line("ForEach(${m}.\(todos)) { $todo in Toggle(\"todo\", isOn: $todo.isDone) }")
      s.button("add todo", "{m}.\(todos).append(\(type)(id: {m}.\(todos).count + 1))")
      s.show("{m}.\(todos).filter(\\.isDone).count")
    },
    AppFeature("binding-of-closures") { s in
      let (value, other) = (s.name("bound"), s.name("boundOther"))
      s.member("@Published var \(value) = 0")
      s.member("@Published var \(other) = 0")
      s.line(
        "Stepper(\"bound\", value: Binding(get: { {m}.\(value) }, set: { {m}.\(value) = $0; {m}.\(other) += $0 }))"
      )
      s.show("{m}.\(other)")
    },
    AppFeature("binding-that-reads-elsewhere") { s in
      let (type, written) = (s.type("Elsewhere"), s.name("written"))
      s.declare("enum \(type) {\n  static var value = 0\n}")
      s.member("@Published var \(written) = 0 { didSet { \(type).value = \(written) } }")
      s.line(
        "Stepper(\"elsewhere\", value: Binding(get: { \(type).value }, set: { {m}.\(written) = $0 }))")
      s.line("Text(\"\\(\(type).value)\")")
    },
    AppFeature("property-that-is-only-written") { s in
      let (type, refresh) = (s.type("Clock"), s.name("refresh"))
      s.declare("enum \(type) {\n  static var now = 0\n}")
      s.member("@Published var \(refresh) = false")
      s.line("Text(\"now \\(\(type).now)\")")
      s.button("look", "\(type).now += 1; {m}.\(refresh) = \(s.one(of: "true", "!{m}.\(refresh)"))")
    },
    AppFeature("on-change") { s in
      let (value, changes) = (s.name("watched"), s.name("changes"))
      s.member("@Published var \(value) = 0")
      s.property("@State private var \(changes): [Int] = []")
      s.modifier(".onChange(of: {m}.\(value)) { old, new in \(changes).append(new * 10 + old) }")
      s.line("Text(\"changes \\(\(changes))\")")
      s.button("change", "{m}.\(value) += 1")
    },
    AppFeature("on-appear") { s in
      let (appeared) = s.name("appeared")
      s.member("@Published var \(appeared) = 0")
      s.modifier(".onAppear { {m}.\(appeared) += 1 }")
      s.show("{m}.\(appeared)")
    },
    AppFeature("disabled") { s in
      let (isBusy) = s.name("isBusy")
      s.member("@Published var \(isBusy) = false")
      s.line("Button(\"go\") { {m}.\(isBusy) = true }.disabled({m}.\(isBusy))")
      s.button("stop", "{m}.\(isBusy) = false")
    },
    AppFeature("state-beside-a-model") { s in
      let (taps, total) = (s.name("taps"), s.name("tapsTotal"))
      s.property("@State private var \(taps) = 0")
      s.member("@Published var \(total) = 0")
      s.line("Button(\"taps \\(\(taps))\") { \(taps) += 1; {m}.\(total) += \(taps) }")
      s.show("{m}.\(total)")
    },
    AppFeature("modifier-with-a-model") { s in
      let (type, name) = (s.type("Badge"), s.name("badge"))
      s.declare(
        """
        struct \(type): ViewModifier {
          @ObservedObject var model: \(s.model.type)
          func body(content: Content) -> some View {
            content
            Text("badge \\(model.\(name))")
          }
        }
        """)
      s.member("@Published var \(name) = 0")
      s.modifier(".modifier(\(type)(model: {m}))")
      s.button("badge", "{m}.\(name) += 1")
    },
    AppFeature("dynamic-property-with-a-model") { s in
      let (type, name) = (s.type("Current"), s.name("current"))
      s.declare(
        """
        @MainActor struct \(type): DynamicProperty {
          @ObservedObject private var model = \(type)Model.shared
          var value: Int { model.value }
          func add() { model.value += 1 }
        }
        final class \(type)Model: ObservableObject {
          static let shared = \(type)Model()
          @Published var value = 0
        }
        """)
      s.property("var \(name) = \(type)()")
      s.line("Button(\"current \\(\(name).value)\") { \(name).add() }")
    },
  ]
}
