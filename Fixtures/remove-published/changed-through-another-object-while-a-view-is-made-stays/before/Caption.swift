import SwiftUI

struct Caption: View {
  let marks: Marks

  var body: some View { Text(heading) }

  private var heading: String { marks.mark() }
}
