import SwiftUI

struct NestView: View {
    @Environment(Nest.self) private var nest

    var body: some View {
        Text("\(nest.eggs)")
    }
}

struct NestView_Previews: PreviewProvider {
    static let nest = Nest()

    static var previews: some View {
        NestView()
            .environment(nest)
        NestView()
            .environment(Self.nest)
    }
}
