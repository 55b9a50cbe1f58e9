/// SwiftUI, by its interface and documentation: which closures are `@ViewBuilder` content, and which are
/// actions.
extension LibraryEffects {
  static let swiftUI = [
    swiftUIContainers, swiftUILeaves, swiftUITypes, swiftUIDrawing, swiftUIFunctions, swiftUIActions,
    swiftUIPresentations,
    swiftUIButtons, swiftUILabels, swiftUIRequirements, swiftUIProperties, swiftUIModifiersOfValues,
    swiftUITypesOfValues, kitOverrides,
  ]

  /// Views whose content closure is called while the view around them is made, by the declarations of their
  /// initializers: it is a `@ViewBuilder` that none of them keeps for an event. `Table` takes columns, and
  /// makes rows of them.
  private static let swiftUIContainers = Group(
    .type,
    [
      "ControlGroup": .runsContent,
      "ForEach": [.runsContent, .makesRows],
      "Form": .runsContent,
      "GeometryReader": [.runsContent, .keepsContent],
      "Grid": .runsContent,
      "GridRow": .runsContent,
      "Group": .runsContent,
      "GroupBox": .runsContent,
      "HStack": .runsContent,
      "HSplitView": .runsContent,
      "Label": .runsContent,
      "LabeledContent": .runsContent,
      "LazyHGrid": .runsContent,
      "LazyHStack": .runsContent,
      "LazyVGrid": .runsContent,
      "LazyVStack": .runsContent,
      "List": [.runsContent, .makesRows],
      "NavigationLink": [.runsContent, .takesAnyValue],
      "NavigationSplitView": .runsContent,
      "NavigationStack": .runsContent,
      "NavigationView": .runsContent,
      "Picker": [.runsContent, .takesAnyValue],
      "ScrollView": .runsContent,
      "ScrollViewReader": [.runsContent, .keepsContent],
      "Section": .runsContent,
      "Tab": .runsContent,
      "TabSection": .runsContent,
      "TabView": .runsContent,
      "Table": .makesRows,
      "TimelineView": [.runsContent, .keepsContent],
      "Toggle": .runsContent,
      "ToolbarItem": .runsContent,
      "ToolbarItemGroup": .runsContent,
      "VSplitView": .runsContent,
      "VStack": .runsContent,
      "ViewThatFits": .runsContent,
      "ZStack": .runsContent,
    ])

  /// Views without content of their own, but for a label.
  private static let swiftUILeaves = Group(
    .type,
    [
      "Button": .isLeafView,
      "Capsule": .isLeafView,
      "Circle": .isLeafView,
      "Color": .isLeafView,
      "ColorPicker": .isLeafView,
      "DatePicker": .isLeafView,
      "Divider": .isLeafView,
      "Ellipse": .isLeafView,
      "EmptyView": .isLeafView,
      "Gauge": .isLeafView,
      "Image": .isLeafView,
      "LinearGradient": .isLeafView,
      "Link": .isLeafView,
      "Menu": .isLeafView,
      "ProgressView": .isLeafView,
      "RadialGradient": .isLeafView,
      "Rectangle": .isLeafView,
      "RoundedRectangle": .isLeafView,
      "SecureField": .isLeafView,
      "ShareLink": .isLeafView,
      "Slider": .isLeafView,
      "Spacer": .isLeafView,
      "Stepper": .isLeafView,
      "Text": .isLeafView,
      "TextEditor": .isLeafView,
      "TextField": .isLeafView,
    ])

  /// Other types whose initializers take closures.
  private static let swiftUITypes = Group(
    .type,
    [
      "AsyncImage": [.keepsContent, .isLeafView],
      "Binding": .takesNoContent,
      "Canvas": .drawsUntracked,
      "DisclosureGroup": .keepsContent,
      "OpenURLAction": .runsLater,
      "PasteButton": .runsLater,
    ])

  /// Modifiers whose closures run when a view is laid out or drawn.
  private static let swiftUIDrawing = Group(
    .modifier,
    [
      "alignmentGuide": .drawsUntracked,
      "containerRelativeFrame": .drawsUntracked,
      "scrollTransition": .drawsUntracked,
      "visualEffect": .drawsUntracked,
    ])

  /// Functions that change something with an animation, at once.
  private static let swiftUIFunctions = Group(
    .function,
    [
      "withAnimation": .animates,
      "withTransaction": .animates,
    ])

  /// Modifiers and gestures that store a closure for an event. Names that begin with `on` need no entry.
  /// `environment(\.save) { … }` is called by the views that read it.
  private static let swiftUIActions = Group(
    .modifier,
    [
      "accessibilityAction": .runsLater,
      "accessibilityAdjustableAction": .runsLater,
      "accessibilityScrollAction": .runsLater,
      "accessibilityZoomAction": .runsLater,
      "copyable": .runsLater,
      "cuttable": .runsLater,
      "dropDestination": .runsLater,
      "environment": .runsLater,
      "exportsItemProviders": .runsLater,
      "fileExporter": .runsLater,
      "fileImporter": .runsLater,
      "fileMover": .runsLater,
      "gesture": .runsLater,
      "importsItemProviders": .runsLater,
      "itemProvider": .runsLater,
      "keyboardShortcut": .runsLater,
      "pasteDestination": .runsLater,
      "refreshable": .runsLater,
      "renameAction": .runsLater,
      "searchCompletion": .runsLater,
      "simultaneousGesture": .runsLater,
      "task": .runsLater,
      "updating": .runsLater,
      "userActivity": .runsLater,
    ])

  /// Modifiers that show something of an item, which they hand to their closure.
  private static let swiftUIPresentations = Group(
    .modifier,
    [
      "actionSheet": .handsItem,
      "alert": .handsItem,
      "fullScreenCover": [.handsItem, .keepsContent],
      "navigationDestination": [.handsItem, .keepsContent],
      "popover": [.handsItem, .keepsContent],
      "sheet": [.handsItem, .keepsContent],
    ])

  /// Modifiers that compare a value, identify something by it, or hand it on.
  private static let swiftUIModifiersOfValues = Group(
    .modifier,
    [
      "animation": .takesAnyValue,
      "environmentObject": .takesAnyValue,
      "focused": .takesAnyValue,
      "focusedObject": .takesAnyValue,
      "focusedSceneObject": .takesAnyValue,
      "focusedSceneValue": .takesAnyValue,
      "focusedValue": .takesAnyValue,
      "id": .takesAnyValue,
      "inspector": .takesAnyValue,
      "matchedGeometryEffect": .takesAnyValue,
      "navigationTransition": .takesAnyValue,
      "onChange": .takesAnyValue,
      "onDrop": .takesAnyValue,
      "onReceive": .takesAnyValue,
      "phaseAnimator": .takesAnyValue,
      "preference": .takesAnyValue,
      "sensoryFeedback": .takesAnyValue,
      "symbolEffect": .takesAnyValue,
      "tag": .takesAnyValue,
      "transaction": .takesAnyValue,
    ])

  /// Views and wrappers that hand a value on.
  private static let swiftUITypesOfValues = Group(
    .type,
    [
      "Bindable": .takesAnyValue,
      "Environment": .takesAnyValue,
      "EnvironmentObject": .takesAnyValue,
      "FocusedObject": .takesAnyValue,
      "ObservedObject": .takesAnyValue,
      "State": .takesAnyValue,
      "StateObject": .takesAnyValue,
    ])

  /// Methods that views and controllers of UIKit and AppKit override. Source: "Updating views automatically with
  /// observation tracking" in the documentation of UIKit, and its counterpart of AppKit.
  private static let kitOverrides = Group(
    .override,
    [
      "draw": .tracksReads,
      "layout": .tracksReads,
      "layoutSubviews": .tracksReads,
      "updateConfiguration": .tracksReads,
      "updateConstraints": .tracksReads,
      "updateContentUnavailableConfiguration": .tracksReads,
      "updateLayer": .tracksReads,
      "updateProperties": .tracksReads,
      "updateViewConstraints": .tracksReads,
      "viewDidLayout": .tracksReads,
      "viewDidLayoutSubviews": .tracksReads,
      "viewWillLayout": .tracksReads,
      "viewWillLayoutSubviews": .tracksReads,
    ])

  /// Buttons of an alert or of an action sheet.
  private static let swiftUIButtons = Group(
    .button,
    [
      "cancel": .runsLater,
      "default": .runsLater,
      "destructive": .runsLater,
    ])

  /// Labels of arguments. `action:` and `perform:` are those of SwiftUI; the others are usual in projects as
  /// well.
  private static let swiftUILabels = Group(
    .label,
    [
      "action": .runsLater,
      "build": .callsForContent,
      "builder": .callsForContent,
      "by": .callsForContent,
      "children": .callsForContent,
      "completion": .mayRunLater,
      "content": .callsForContent,
      "destination": .callsForContent,
      "footer": .callsForContent,
      "handler": .mayRunLater,
      "header": .callsForContent,
      "label": .callsForContent,
      "perform": .runsLater,
      "placeholder": .callsForContent,
      "rowContent": .callsForContent,
      "set": .mayRunLater,
      "where": .callsForContent,
    ])

  /// Requirements of protocols that SwiftUI calls: of `View`, styles, `Layout`, `Shape`, `GeometryEffect`,
  /// `ShapeStyle`, `CustomAnimation` and the representables.
  private static let swiftUIRequirements = Group(
    .requirement,
    [
      "animate": .isCalledByLibrary,
      "body": [.isCalledByLibrary, .makesBody],
      // Of `MTKViewDelegate`, `GLKViewDelegate` and `SCNSceneRendererDelegate`.
      "draw": .drawsUntracked,
      "effectValue": .isCalledByLibrary,
      "explicitAlignment": .isCalledByLibrary,
      "inset": .isCalledByLibrary,
      "makeBody": [.isCalledByLibrary, .makesBody],
      "makeCache": .isCalledByLibrary,
      "makeCoordinator": [.isCalledByLibrary, .makesCoordinator],
      "makeNSView": [.isCalledByLibrary, .makesRepresentable],
      "makeNSViewController": [.isCalledByLibrary, .makesRepresentable],
      "makeUIView": [.isCalledByLibrary, .makesRepresentable],
      "makeUIViewController": [.isCalledByLibrary, .makesRepresentable],
      "makeWKInterfaceObject": [.isCalledByLibrary, .makesRepresentable],
      "path": .isCalledByLibrary,
      "renderer": .drawsUntracked,
      "resolve": .isCalledByLibrary,
      "sizeThatFits": .isCalledByLibrary,
      "spacing": .isCalledByLibrary,
      "updateNSView": .updatesRepresentable,
      "updateNSViewController": .updatesRepresentable,
      "updateUIView": .updatesRepresentable,
      "updateUIViewController": .updatesRepresentable,
      "updateWKInterfaceObject": .updatesRepresentable,
    ])

  /// Properties of wrappers and of hosts of views.
  private static let swiftUIProperties = Group(
    .property,
    [
      "content": .givesTypeArgument,
      "projectedValue": .givesTypeArgument,
      "root": .givesTypeArgument,
      "rootView": .givesTypeArgument,
      "wrappedValue": .givesTypeArgument,
    ])
}
