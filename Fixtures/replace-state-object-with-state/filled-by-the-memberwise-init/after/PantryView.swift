import SwiftUI

struct PantryView: View {
    @State var pantry: Pantry

    var body: some View {
        Text("\(pantry.jars)")
    }
}
