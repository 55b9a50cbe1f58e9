import SwiftUI

@Observable
final class Document {
  let name: String
  var text: String

  init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}

struct ContentView: View {
  @State private var number = 1
  @State private var isSplit = false

  var body: some View {
    Stepper("number", value: $number)
    Toggle("split", isOn: $isSplit)
    Editor(name: "draft \(number)")
    if isSplit { Editor(name: "copy \(number)") }
  }
}

struct Editor: View {
  @State private var document: Document
  @State private var length: Int

  init(name: String) {
    let document = Document(name: name, text: "t")
    _document = State(wrappedValue: document)
    _length = State(initialValue: document.text.count)
  }

  var body: some View {
    Text(document.name)
    TextField("text", text: $document.text)
    Text("was \(length) long, is \(document.text.count)")
    Button("measure") { length = document.text.count }
  }
}
