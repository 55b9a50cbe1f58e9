import SwiftUI

struct Caption: View {
    let name: String

    var body: some View { Text("\(Registry.shared.sizing?.size(of: name) ?? 0)") }
}
