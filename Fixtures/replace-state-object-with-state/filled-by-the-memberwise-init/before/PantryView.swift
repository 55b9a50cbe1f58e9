import SwiftUI

struct PantryView: View {
    @StateObject var pantry: Pantry

    var body: some View {
        Text("\(pantry.jars)")
    }
}
