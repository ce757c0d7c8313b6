import { limits } from '#shared/constants/limits.ts'
import { legal } from '#shared/constants/legal.ts'
import type { Privacy } from '../document.ts'
import { periodsIn } from '../periods.ts'

const periods = periodsIn('es')

const privacy: Privacy = {
  title: 'Política de privacidad',
  intro:
    'Esta política dice qué hace la empresa que figura más abajo («nosotros») con los datos personales en Convive y qué puedes hacer tú al respecto. En pocas palabras: recogemos lo que la comunidad necesita para funcionar, no te rastreamos, no mostramos publicidad y no vendemos nada sobre ti.',
  sections: {
    information: {
      heading: 'Datos que recogemos',
      blocks: [
        [
          {
            name: 'Cuenta.',
            text: 'Tu dirección de correo, tu nombre si lo das, tu idioma y tu contraseña en forma de huella argon2id, de la que no se puede recuperar. Si entras con un proveedor: su nombre, tu identificador allí y la dirección de correo que nos comunica. Quién te invitó y a quién has invitado. Cuándo te preguntó la página de inicio quién come contigo. Si solicitas una invitación: tu correo, tu nota y tu idioma. Si activas el acceso en dos pasos: la clave de tu aplicación, cifrada, y tus códigos de recuperación en forma de huellas.',
          },
          {
            name: 'Contenido.',
            text: `Recetas, imágenes, también las de los pasos, fotos con sus descripciones, comentarios, puntuaciones, «me gusta», correcciones de traducciones, recetas de otras personas que guardas, tus etiquetas, notas y colecciones, grupos y, de cada uno, si entraste por tu cuenta, hilos y mensajes, tus conversaciones con el chef, las imágenes que muestras en ellas y las últimas recetas a las que llegó cada una, y cuánto espacio ocupa todo. De las páginas de las que importas recetas solo se guardan la receta, su foto y la dirección; de las listas de direcciones, las cinco últimas, con lo que fue de cada una. Un archivo que traes de otro programa se guarda hasta que se importan sus recetas, ${periods.archiveUnused} como máximo; los nombres de sus recetas y lo que fue de cada una, ${periods.archiveUndo}, mientras puedas deshacer la importación. Las fotos que ese archivo solo nombra se buscan en sus direcciones. Todo ello puede revelar algo sobre tu salud o tus creencias, como una alergia o una dieta. Tú decides si lo mencionas; lo usamos para tu plato y para nada más. De las imágenes que subes quitamos los metadatos, sobre todo el lugar donde se tomaron.`,
          },
          {
            name: 'Tu diario de cocina.',
            text: 'Lo que has cocinado, cuándo y lo que anotaste. Solo lo ves tú; ni siquiera la moderación. Una entrada que compartes la ven, con sus fotos y tu nombre, los miembros que pueden leer la receta.',
          },
          {
            name: 'Tu hogar.',
            text: 'Las personas para las que cocinas, por su nombre de pila: las alergias, dietas y aversiones que indicas sobre ellas, si alguien es menor y si suele comer contigo, tu cocina y quién forma parte del hogar. Puede referirse a la salud; indícalo solo sobre ti, tus hijos y personas que estén de acuerdo. Nada de ello se deduce. Lo ve cada miembro de tu hogar, y tú ves a sus comensales; nadie más, ni siquiera la moderación. El chef lo usa para tus platos, y con un modelo externo forma parte de la petición. Quien está vinculado a su ficha es el único que la cambia. Puedes irte en cualquier momento con tu propia ficha; cualquier miembro puede quitar a otro con un aviso de 24 horas; con el último se elimina todo el hogar. Las invitaciones, y la dirección a la que se envió una, se eliminan a los 7 días. Si eliminas tu cuenta, tu ficha y tu nombre desaparecen del hogar. Las listas de la compra, con sus nombres, y lo que tienes en casa también pertenecen al hogar: cada miembro los ve y los cambia, con quién marcó una línea; las listas y las líneas eliminadas se guardan 90 días, para que cada dispositivo pueda eliminarlas.',
          },
          {
            name: 'Tu menú de la semana.',
            text: `Lo que tu hogar cocina y come cada día, para quién, quién cocina, tus notas y qué comidas están en la lista de la compra. Lo ven y lo cambian todos los miembros del hogar; nadie más, ni siquiera la moderación. Un enlace de calendario que crees muestra el menú, sin notas, a quien lo tenga; del enlace solo se guarda un resumen criptográfico y cuándo se leyó por última vez. Deja de funcionar cuando lo anulas, dejas el hogar o se te suspende. Lo que quitas del menú se borra a los ${periods.deletedHouseholdRows}; una comida desaparece de él ${periods.planEntries} después de su día. Con tu cuenta se borran tus enlaces y tu nombre como cocinero; el menú se queda en el hogar mientras tenga miembros.`,
          },
          {
            name: 'Uso.',
            text: 'De cada dispositivo con la sesión abierta: el nombre que se da tu navegador, cuándo entró y cuándo se vio por última vez. Con qué navegadores has iniciado sesión antes, y cuándo. Un registro de accesos y de otros actos de seguridad, con la dirección de red (acortada en IPv6). Contadores de cuántas veces una dirección o una cuenta ha intentado algo, para frenar abusos. Cuando finalizas una receta, cuánto han tardado los pasos y si alguno ha fallado. Si algo se rompe en el servidor, una anotación del error con la página afectada. Lo que te contamos de lo que han hecho otras personas, las denuncias que presentas y las decisiones sobre ellos. Cuando cocina o traduce un modelo externo, cuánto lo usas al día, y si permites a su proveedor conocer tu diario de cocina, tu menú de la semana y lo que tienes en casa, y desde cuándo.',
          },
          {
            name: 'Tokens de acceso.',
            text: 'Los tokens que creas para programas y asistentes: cómo los llamas, si pueden escribir, cuándo los creaste, cuándo se usaron por última vez (con precisión de una hora) y cuándo caducan; del propio token, solo una huella. Quien lo tenga lee en tu nombre tus recetas, tu diario de cocina, tus conversaciones con el chef y el menú y la lista de tu hogar, y los cambia si lo has permitido. Lo que un asistente haga con ello depende de su proveedor y no de nosotros.',
          },
          {
            name: 'Cookies y almacenamiento del navegador.',
            text: 'Solo lo que el sitio necesita para funcionar, en la lista que sigue. No hay cookies de rastreo ni de publicidad, ni analítica de terceros.',
          },
        ],
        'Las cookies son estas:',
        [
          {
            name: 'session',
            text: `(«__Host-session» en una conexión cifrada) mantiene tu sesión abierta. Los scripts no pueden leerla. Dura ${periods.session} desde tu última visita, y ${periods.longestSession} como máximo.`,
          },
          {
            name: 'device',
            text: `(igualmente «__Host-device») distingue este navegador de otros que intentan adivinar tu contraseña, para que no puedan dejarte fuera. Es aleatoria, los scripts no pueden leerla, se guarda al iniciar sesión y dura ${periods.knownDevice}. Permanece cuando cierras la sesión; la olvidamos cuando cierras la sesión de ese dispositivo desde otro, cierras la sesión en todos, restableces tu contraseña o eliminas tu cuenta.`,
          },
          {
            name: 'sign_in',
            text: `(igualmente «__Host-sign_in») reconoce tu navegador cuando vuelve de un proveedor de acceso, durante ${periods.providerSignIn}.`,
          },
          {
            name: 'signed_in',
            text: 'indica a la página que tiene sentido preguntar quién eres. No guarda ningún secreto y dura lo mismo que la sesión.',
          },
          {
            name: 'session_ended',
            text: 'indica a este navegador que su sesión se ha cerrado desde otro lugar, hasta que una página lo haya leído.',
          },
          { name: 'language', text: 'recuerda durante un año el idioma que has elegido.' },
          {
            name: 'invite_code',
            text: `guarda tu código de invitación mientras te registras, durante ${periods.inviteCookie}.`,
          },
        ],
        'Se guarda en tu navegador y no se envía con las peticiones:',
        [
          {
            name: 'cookie_consent, theme',
            text: 'tu conformidad con el aviso de cookies y el aspecto claro u oscuro.',
          },
          {
            name: 'collection_tab, collection_view, collection_sort',
            text: 'cómo miraste tu recetario la última vez.',
          },
          {
            name: 'original_recipes, changed_readings',
            text: 'si lees las recetas tal como se escribieron, todas o algunas; esto último desaparece al cerrar la pestaña.',
          },
          {
            name: 'Páginas guardadas, offline_member, late_logout, unsent_work',
            text: `tu recetario con sus recetas, colecciones, notas e imágenes pequeñas, el plan y la lista de tu hogar, tu nombre y lo que has escrito sin conexión, para abrirlos sin ella, en una base de datos de este navegador. Se bloquean cuando caduca tu sesión y se borran cuando la cierras, cuando se cierra desde otro lugar (en cuanto este navegador vuelve a tener conexión), cuando otra persona inicia sesión aquí o ${periods.storedPages} después de tu última visita. «late_logout» recuerda un cierre de sesión sin conexión hasta que lo sepamos. «unsent_work» guarda lo que escribiste aquí y no se envió nunca, cuando lo demás se ha borrado desde otro lugar, hasta que lo borres, ${periods.storedPages} como máximo.`,
          },
          { name: 'signed_urls', text: 'enlaces temporales a imágenes.' },
          {
            name: 'cooking, kitchen_timers',
            text: 'los platos que estás cocinando, por dónde vas y lo que has marcado, hasta que termines o pasen doce horas sin tocarlos; y los temporizadores, hasta que los apagues.',
          },
          {
            name: 'household_changes_…',
            text: 'lo que has cambiado en la lista de la compra, hasta que se envía.',
          },
          {
            name: 'draft:…',
            text: 'recetas, notas, hilos y mensajes que has empezado y no has guardado o enviado.',
          },
          {
            name: 'chat, pending_recipe, return_to',
            text: 'tu conversación con el chef, una receta que se está guardando y la página a la que querías llegar. Desaparecen al cerrar la pestaña.',
          },
        ],
        'Al cerrar la sesión se borra todo esto, excepto tu conformidad, tu idioma y el aspecto.',
      ],
    },
    use: {
      heading: 'Para qué los usamos',
      blocks: [
        'Usamos los datos personales:',
        [
          'para darte tu cuenta y lo que pides, que es nuestro acuerdo contigo;',
          'para mostrar tu contenido a quienes tú decidas;',
          'para enviar los correos que el servicio necesita: confirmar una dirección, restablecer una contraseña, invitaciones y avisos sobre tu cuenta; y, una vez al día, lo que hay de nuevo para ti, salvo que lo desactives;',
          'para proteger las cuentas, encontrar fallos y frenar abusos, que es nuestro interés legítimo y el tuyo;',
          'para cumplir obligaciones legales.',
        ],
        'El tiempo medio que tarda una receta se calcula a partir de los tiempos medidos y no señala a nadie. No elaboramos perfiles publicitarios, no tomamos solo por máquina decisiones con efectos jurídicos sobre ti y no entrenamos modelos de IA con tu contenido.',
        'Cuando nos basamos en tu consentimiento, como en lo que cuentas al chef sobre tu salud, puedes retirarlo en cualquier momento para el futuro.',
      ],
    },
    sharing: {
      heading: 'Con quién los compartimos',
      blocks: [
        'No vendemos datos personales. Otros los reciben solo en estos casos:',
        [
          {
            name: 'Otros miembros y el público.',
            text: 'Una receta es privada hasta que la publicas o la compartes con un grupo. Cualquiera puede abrir la página de una receta pública, que lleva tu nombre. Los miembros de un grupo ven a sus miembros, sus hilos, sus mensajes y sus colecciones. Lo que guardas, tus etiquetas, tus notas privadas y tus propias colecciones no los ve ningún otro miembro, tampoco los administradores de la comunidad. Los demás miembros no ven tu dirección de correo; sí la ven quien es dueño de un grupo al que perteneces y los administradores. Quien te invitó ve que has llegado. Una invitación que envías lleva tu nombre.',
          },
          {
            name: 'El chef y el pintor.',
            text: 'Salvo que conectemos otros, son programas nuestros en nuestro propio servidor, y lo que les escribes no va a ninguna otra parte. Si conectamos un proveedor de IA externo, se le envían tu conversación con las imágenes que muestras en ella, la receta, la página fotografiada que haces leer y la descripción de la imagen para que pueda responder, y las recetas que alguien lee en otro idioma para que las traduzca. No añadimos tu nombre, tu correo ni tu cuenta. También recibe la fecha, tus unidades y cómo es tu cocina, lo que quienes comen no deben o no quieren tomar, sin sus nombres, y las recetas que el chef consulta para ti, tuyas o públicas con el nombre de su autor. Tu diario de cocina, tu menú de la semana y lo que tienes en casa solo los recibe si has dicho que sí a ese proveedor; te lo preguntamos una vez en el chat, y puedes cambiarlo cuando quieras en los ajustes. Pregúntanos cuando quieras cuál está en uso.',
          },
          {
            name: 'Empresas que trabajan para nosotros.',
            text: 'Alojamiento, envío de correo y almacenamiento de imágenes, cuando recurrimos a ellas, con un contrato y según nuestras instrucciones.',
          },
          {
            name: 'Proveedores de acceso.',
            text: 'Si eliges uno, este sabe que entras en Convive.',
          },
          {
            name: 'Autoridades y sucesores.',
            text: 'Cuando la ley nos obligue o haga falta para proteger a alguien de un daño grave. Si Convive pasa a otra empresa, esta asume también esta política y te avisamos antes.',
          },
        ],
      ],
    },
    transfers: {
      heading: 'Transferencias internacionales',
      blocks: [
        'Trabajamos desde Ontario, Canadá. Si usas Convive desde otro lugar, tus datos llegan a Canadá y a los demás países donde trabajan las empresas citadas en la sección anterior. Las autoridades de esos países pueden tener acceso a ellos según sus leyes.',
        'Cuando transmitimos datos desde el Espacio Económico Europeo, el Reino Unido o Suiza a un país cuya protección no se reconoce como adecuada, usamos las cláusulas contractuales tipo u otra garantía que la ley admita. Escríbenos si quieres verlas. Para las personas de Quebec, evaluamos antes la protección, como exige la ley de allí.',
      ],
    },
    retention: {
      heading: 'Cuánto tiempo los conservamos',
      blocks: [
        [
          {
            name: 'Cuenta y contenido:',
            text: 'hasta que los elimines. Una receta eliminada espera en «Eliminadas hace poco», donde solo la ves tú, y se puede restaurar; desaparece del todo con tu cuenta, o antes si nos lo pides.',
          },
          {
            name: 'Versiones anteriores de una receta:',
            text: `con la receta, las últimas ${limits.versions.perRecipe} y aquellas a las que algo hace referencia. Tú las ves todas; los demás ven las que podían leer cuando eran las actuales.`,
          },
          {
            name: 'Cuentas nunca confirmadas:',
            text: `se eliminan al cabo de ${periods.unverifiedAccount}.`,
          },
          {
            name: 'Sesiones:',
            text: `hasta que las cierres, o ${periods.session} después de tu última visita, y ${periods.longestSession} como máximo. De una sesión cerrada desde otro lugar, un hash, el motivo y la fecha, sin tu cuenta: ${periods.endedSessions}.`,
          },
          {
            name: 'Tokens de acceso:',
            text: 'hasta que los revoques o caduquen, y hasta que cierres la sesión en todas partes, cambies o restablezcas la contraseña, se te suspenda o elimines tu cuenta.',
          },
          {
            name: 'Invitaciones a grupos:',
            text: `quién invitó a quién y la dirección a la que se envió, hasta que se acepte, se rechace o se retire, ${periods.groupInvite} como máximo.`,
          },
          {
            name: 'Dispositivos conocidos:',
            text: `los navegadores con los que has iniciado sesión, cada uno con la primera y la última vez, durante ${periods.knownDevice} desde esta, salvo que cierres la sesión de ese dispositivo desde otro.`,
          },
          {
            name: 'Enlaces y códigos:',
            text: `un enlace de confirmación vale ${periods.verificationLink}; uno para restablecer la contraseña, ${periods.resetLink}; un código de invitación, ${periods.inviteCode}; un enlace temporal a una imagen, ${periods.pictureLink}.`,
          },
          {
            name: 'Correos:',
            text: `en cuanto se envía un correo, su texto se borra de nuestra bandeja de salida; la dirección y el asunto, al cabo de ${periods.sentMails}, igual que un correo que no se haya podido entregar. Si nos pediste que no volviéramos a escribirte, guardamos una huella cifrada de tu dirección para cumplirlo.`,
          },
          {
            name: 'Solicitudes de invitación:',
            text: `hasta que se resuelven, y ${periods.approvedRequests} después de aprobarse.`,
          },
          {
            name: 'Registro de accesos y seguridad:',
            text: `${periods.auditLog}. Los contadores contra abusos duran una hora, como mucho un día, y luego se borran.`,
          },
          {
            name: 'Tiempos de las recetas:',
            text: `cuentan para la media durante ${periods.timings} y desaparecen con tu cuenta.`,
          },
          {
            name: 'Conversaciones con el chef:',
            text: `hasta que las elimines, o tu cuenta. Una imagen que adjuntas y no envías se borra después de ${periods.unsentPicture}. Para quién ha cocinado el chef una receta se recuerda durante ${periods.cookedRecipe}; en una receta que guardas permanece tanto como ella, y solo lo veis tú y tu hogar.`,
          },
          { name: 'Novedades sobre lo tuyo:', text: `${periods.readNotifications} después de que las leas.` },
          {
            name: 'Avisos y decisiones sobre ellos:',
            text: `${periods.closedReports} después de la decisión; el registro de decisiones, ${periods.moderationLog}.`,
          },
          {
            name: 'Menú y lista de la compra:',
            text: `lo que borras desaparece enseguida para todo el hogar y se elimina al cabo de ${periods.deletedHouseholdRows}, porque hasta entonces puede volver por un cambio hecho sin conexión. Los números de los cambios se borran a los ${periods.householdOperations}.`,
          },
        ],
        'Cuando eliminas tu cuenta, se borran tus recetas, fotos, imágenes y comentarios, también del almacén de imágenes. Los mensajes a los que otros han respondido se quedan con el nombre «antiguo miembro», y las colecciones de un grupo en las que otros participaron se quedan sin tus notas. Quienes habían guardado una receta tuya conservan sus propias notas, pero ni la receta ni su título. En el registro de quién invitó a quién queda un lugar sin nombre. Las copias de seguridad, si las hacemos, desaparecen cuando se sustituyen. Solo conservamos más tiempo lo que la ley nos obliga a conservar.',
      ],
    },
    rights: {
      heading: 'Tus derechos',
      blocks: [
        'Mucho lo puedes hacer tú en Ajustes:',
        [
          'ver y corregir tu perfil, y cambiar tu dirección de correo;',
          'ver tus dispositivos y cerrar la sesión en ellos;',
          'exportar todo lo tuyo en un archivo zip: recetas, imágenes, comentarios y mensajes en formatos que otros programas pueden leer;',
          'eliminar tu cuenta.',
        ],
        'Vivas donde vivas, también puedes preguntarnos qué datos tenemos sobre ti, de dónde vienen y quién los ha recibido; pedir que se corrijan, se borren o se te entreguen; oponerte a un uso o pedir que se limite; y retirar un consentimiento. Escribe al correo de contacto. Respondemos gratis y en un plazo de 30 días, y antes podemos comprobar que quien pregunta eres tú.',
        'Puedes presentar una queja ante la Oficina del Comisionado de Privacidad de Canadá o ante la autoridad de protección de datos del lugar donde vives. Nos gustaría que nos escribieras antes.',
      ],
    },
    children: {
      heading: `Menores de ${legal.minimumAge} años`,
      blocks: [
        `Convive no está pensado para menores de ${legal.minimumAge} años y no recogemos sus datos a sabiendas. Si crees que un niño o una niña tiene una cuenta, escríbenos: la cerramos y borramos lo que le pertenece. Las madres, los padres y los tutores pueden pedirnos ver o borrar lo que tengamos sobre su hijo o hija.`,
      ],
    },
    security: {
      heading: 'Seguridad',
      blocks: [
        'Las contraseñas se cifran de forma irreversible con argon2id. Las claves de sesión, los tokens de acceso y los secretos de los enlaces se guardan solo como huellas. Cuando el sitio se sirve por https, la cookie de sesión viaja únicamente por conexiones cifradas. Los enlaces a imágenes van firmados y caducan. Los intentos repetidos se frenan y después se bloquean. Puedes hacer que al iniciar sesión se pida un segundo paso. Las páginas no cargan scripts de fuera. Los actos de administración quedan registrados.',
        'Ningún sistema es del todo seguro. Si un incidente te expone a un riesgo real de daño grave, te avisamos sin demora, y también a las autoridades, como exige la ley.',
      ],
    },
    changes: {
      heading: 'Cambios',
      blocks: [
        'Publicamos aquí cada versión nueva de esta política con su fecha de entrada en vigor. Si un cambio te importa, por ejemplo un destinatario o un uso nuevos, avisamos a los miembros por correo o en el sitio con al menos 30 días de antelación, y pedimos tu consentimiento cuando la ley lo exija.',
      ],
    },
    contact: {
      heading: 'Contacto',
      blocks: [
        'La empresa que figura aquí es responsable de los datos personales en Convive. Su encargado de privacidad lee lo que llega a esta dirección; escribe «Privacidad» en el asunto.',
      ],
    },
  },
}

export default privacy
