import SwiftUI

struct TitleRow: View {
  @ObservedObject var language: Language

  var body: some View { Text("title in \(Words.language)") }
}
