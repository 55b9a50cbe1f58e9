import SwiftUI

struct TitleRow: View {
  var language: Language

  var body: some View {
    let _ = language.code
    Text("title in \(Words.language)")
  }
}
