import SwiftUI

struct RenameField<Target: Renamable>: View {
    @ObservedObject var target: Target

    var body: some View {
        TextField("Name", text: $target.name)
    }
}

struct FolderView: View {
    @StateObject private var folder = Folder()

    var body: some View {
        RenameField(target: folder)
    }
}
