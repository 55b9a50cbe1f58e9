import SwiftUI

struct BookView: View {
  @ObservedObject var book: Book
  @EnvironmentObject private var settings: ReadingSettings

  var body: some View {
    Form {
      TextField("Title", text: $book.title)
      TextField("Author", text: $book.author)
      Toggle("Finished", isOn: $book.isFinished)
      Section("Notes") {
        TextEditor(text: $book.notes)
          .font(.system(size: settings.fontSize))
      }
      fontSizeSlider
    }
    .navigationTitle(book.title)
  }

  private var fontSizeSlider: some View {
    Slider(value: $settings.fontSize, in: 12...32)
  }
}
